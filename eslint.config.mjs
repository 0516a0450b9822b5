import tseslint from 'typescript-eslint';

/** Biome does the rest; here are only the rules that need types, and the bans that keep the rules pure. */
export default tseslint.config(
  { ignores: ['**/dist/**', 'packages/web/types/**', '**/node_modules/**', '**/*.mjs'] },
  {
    files: ['packages/**/*.ts', 'packages/**/*.tsx', 'scripts/**/*.ts'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { project: './tsconfig.tests.json', tsconfigRootDir: import.meta.dirname },
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
    files: ['packages/kernel/**/*.ts', 'packages/kanagawa/**/*.ts', 'packages/kaigan/**/*.ts'],
    rules: {
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'Chance is an argument.' }],
      'no-restricted-globals': ['error', { name: 'Date', message: 'A game is its action log: no clock.' }],
    },
  },
);
