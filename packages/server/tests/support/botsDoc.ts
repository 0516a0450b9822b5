import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const page = path.join(root, 'docs/BOTS.md');
const kernel = path.join(root, 'packages/kernel/src/game.ts');

/** What a program meets of a game. */
const WANTED = ['Action', 'View', 'Options'];

interface Found {
  readonly name: string;
  readonly text: string;
}

type Declaration = ts.TypeAliasDeclaration | ts.InterfaceDeclaration | ts.VariableStatement;

const parsed = new Map<string, ts.SourceFile>();
function sourceOf(file: string): ts.SourceFile {
  const source =
    parsed.get(file) ?? ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  parsed.set(file, source);
  return source;
}

function declarationIn(source: ts.SourceFile, name: string): Declaration | undefined {
  return source.statements.find((statement): statement is Declaration => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.some(each => each.name.getText() === name);
    return (
      (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) && statement.name.text === name
    );
  });
}

/** The file that a name of this one comes from, and what it is called there. */
function originOf(source: ts.SourceFile, name: string): { readonly file: string; readonly name: string } | undefined {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    const found = bindings.elements.find(each => each.name.text === name);
    if (!found) continue;
    const from = (statement.moduleSpecifier as ts.StringLiteral).text;
    const file = from === '@hanga/kernel' ? kernel : path.resolve(path.dirname(source.fileName), from);
    return { file, name: (found.propertyName ?? found.name).text };
  }
  return undefined;
}

/** The declaration of a name and of all that it refers to, each once, in the order in which they are met. */
function collect(file: string, name: string, into: Map<string, Found>): void {
  const source = sourceOf(file);
  const declaration = declarationIn(source, name);
  if (!declaration) {
    const origin = originOf(source, name);
    if (origin) collect(origin.file, origin.name, into);
    return;
  }
  const id = `${file} ${name}`;
  if (into.has(id)) return;
  into.set(id, { name, text: shown(declaration) });
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) || ts.isTypeQueryNode(node)) {
      collect(file, (ts.isTypeQueryNode(node) ? node.exprName : node.typeName).getText(), into);
    } else if (ts.isExpressionWithTypeArguments(node)) collect(file, node.expression.getText(), into);
    ts.forEachChild(node, visit);
  };
  visit(declaration);
}

/** Everything is plain data that is only read: saying so at every field helps nobody here. */
const shown = (declaration: Declaration): string =>
  declaration
    .getFullText()
    .trim()
    .replace(/^export /m, '')
    .replace(/\breadonly /g, '')
    .replace(/\n{2,}/g, '\n');

function gamePart(game: string): string {
  const found = new Map<string, Found>();
  for (const name of WANTED) collect(path.join(root, `games/${game}/rules/types.ts`), name, found);
  const texts = [...found.values()].map(({ text }) => text);
  return `### ${game}\n\n\`\`\`ts\n${texts.join('\n\n')}\n\`\`\`\n`;
}

const filePart = (file: string, language: string): string =>
  `\`\`\`${language}\n${readFileSync(path.join(root, file), 'utf8').trimEnd()}\n\`\`\`\n`;

/** By the name of each part of the page that is made: what has to stand there. */
const parts: Readonly<Record<string, () => string>> = {
  python: () => filePart('docs/bots/bot.py', 'python'),
  typescript: () => filePart('docs/bots/bot.ts', 'ts'),
  games: () => ['kanagawa', 'kaigan'].map(gamePart).join('\n'),
};

/** The page with its made parts as they have to be. */
export function botsPage(text = readFileSync(page, 'utf8')): string {
  return Object.entries(parts).reduce((made, [name, part]) => {
    const [begin, end] = [`<!-- made: ${name} -->\n`, `<!-- end: ${name} -->`];
    const [before, rest] = made.split(begin);
    const after = rest?.split(end)[1];
    if (before === undefined || after === undefined) throw new Error(`docs/BOTS.md has no part "${name}"`);
    return `${before}${begin}${part()}${end}${after}`;
  }, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(page, botsPage());
