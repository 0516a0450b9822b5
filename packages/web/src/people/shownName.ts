import { onlineWords } from '../online/text/index.ts';

interface Named {
  readonly name: string;
  /** A program plays under this account. */
  readonly bot?: boolean;
}

/** Deleted players have no name: a placeholder is shown. Programs are called such wherever they are. */
export const shownName = ({ name, bot = false }: Named): string => {
  const t = onlineWords();
  return bot ? t.isBot(name) : name || t.someone;
};
