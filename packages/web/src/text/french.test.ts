import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../../..');

/** Where French is read: every `fr.ts` below. */
const folders = [
  'packages/bots',
  'packages/cli',
  'packages/kernel',
  'packages/protocol',
  'packages/server',
  'packages/table',
  'packages/web/src',
  'games',
];

const files = folders.flatMap(folder =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => path.basename(file) === 'fr.ts' && !file.includes('node_modules'))
    .map(file => path.join(folder, file)),
);

/** What stands for whatever is put into a sentence. */
const FILLED = 'x';

/** What stands for a name: “de” before it may have to be “d’”. */
const NAME = 'X';

const isName = (put: ts.Expression): boolean => /^(names?|who\(.*\))$/.test(put.getText());

/** Every sentence of a file, with what is put into it at its place. */
function sentencesIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  return sentencesOf(source);
}

function sentencesOf(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text);
    if (ts.isTemplateExpression(node))
      found.push(
        node.head.text +
          node.templateSpans.map(put => (isName(put.expression) ? NAME : FILLED) + put.literal.text).join(''),
      );
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Words that were decided against, and what is said instead. */
const others: readonly (readonly [RegExp, string])[] = [
  [/\bCouper\b/, 'muting is “Masquer”'],
  [/rien à reprendre|reprendre (ce|le|votre dernier) coup|coup repris/i, 'undoing is “annuler”'],
  [/\bRefaire\b|coup rejoué/, 'redoing is “rétablir”'],
  [/\bmorceaux?\b/i, 'a section of a print is a “pan”'],
  [/\bTour de jeu\b/i, 'a round is a “manche”, a turn a “tour”'],
  [/surligné/i, '“en surbrillance”'],
  [/points d’honneurs/i, '“points d’honneur”'],
];

/** What is wrong with a sentence: nothing, or why. */
function faults(sentence: string): string[] {
  // Addresses and times are no sentences, nor are codes of a terminal, scopes of a token, or what stands as code.
  const words = sentence.length < 3 ? '' : sentence.replaceAll(/\w+:\/\/\S*|\S*::\S*|\d:\d\d|^\w+:\w+$|`[^`]*`/g, '');
  return [
    ...(/'/.test(words) ? ['a straight apostrophe'] : []),
    ...(/(?<!\u202f)[:;!?]/.test(words) ? ['no narrow no-break space before : ; ! ?'] : []),
    ...(/«(?!\u202f)|(?<!\u202f)»/.test(words) ? ['no narrow no-break space inside « »'] : []),
    ...(/\b(de|que|lorsque|puisque) X/.test(words) ? ['no elision before a name'] : []),
    ...others.flatMap(([word, instead]) => (word.test(words) ? [instead] : [])),
  ];
}

test('what is wrong is found', () => {
  expect(faults('C’est à vous\u202f: «\u202fvite\u202f»\u202f!')).toEqual([]);
  expect(faults('L’adresse est https://hanga.example à 12:30')).toEqual([]);
  for (const wrong of [
    "C'est à vous",
    'Vous : ici',
    'Vous\u00a0: ici',
    'Qui?',
    '« vite\u202f»',
    '«\u202fvite »',
    'Couper',
    'Score de X',
  ])
    expect(faults(wrong), wrong).toHaveLength(1);
});

test('names are told from what else is put into a sentence', () => {
  const told = (code: string): string[] =>
    sentencesOf(ts.createSourceFile('fr.ts', code, ts.ScriptTarget.Latest, true));
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
  expect(told('`Score de ${name} et de ${who(seat)} : ${points}`')).toEqual(['Score de X et de X : x']);
});

test.each(files)('%s is written as French is', file => {
  const wrong = sentencesIn(file).flatMap(sentence => {
    const found = faults(sentence);
    return found.length > 0 ? [`${sentence}: ${found.join(', ')}`] : [];
  });
  expect(wrong).toEqual([]);
});

test('French is in all those places', () => {
  expect(files.length).toBeGreaterThanOrEqual(folders.length);
});
