import tseslint from 'typescript-eslint';

/** Biome does the rest; here are only the rules that need types, and the bans that keep rooms apart. */
export default tseslint.config(
  { ignores: ['**/dist/**', '**/.types/**', '**/node_modules/**', '**/*.mjs'] },
  {
    files: ['packages/**/*.ts', 'packages/**/*.tsx', 'games/**/*.ts', 'games/**/*.tsx'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { project: './tsconfig.lint.json', tsconfigRootDir: import.meta.dirname },
    },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-explicit-any': 'error',
    },
  },
  {
    files: ['packages/kernel/**/*.ts', 'packages/table/**/*.ts', 'games/*/rules/**/*.ts'],
    rules: {
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'Chance is an argument.' }],
      'no-restricted-globals': ['error', { name: 'Date', message: 'A game is its action log: no clock.' }],
    },
  },
  {
    files: ['packages/*/src/**/*.ts', 'packages/*/src/**/*.tsx'],
    ignores: ['**/*.test.ts', 'packages/cli/src/gameList.ts', 'packages/cli/src/testing/**'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [onlyIn('@hanga/games/*/**', 'A shell knows no game.')] }],
    },
  },
  {
    files: ['games/*/**/*.ts', 'games/*/**/*.tsx'],
    ignores: ['games/tests/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [onlyIn('@hanga/games/**', 'A game knows no other: import its own rooms by their paths.')] },
      ],
    },
  },
);

function onlyIn(group, message) {
  return { group: [group], message };
}
