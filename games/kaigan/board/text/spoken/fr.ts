export { fr as text } from '../../../text/fr.ts';
export { fr as words } from '../fr.ts';
