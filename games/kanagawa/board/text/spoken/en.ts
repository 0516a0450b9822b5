export { en as text } from '../../../text/en.ts';
export { en as words } from '../en.ts';
export { en as turnWords } from '../turn/en.ts';
