import { frontOf } from 'hanga/front.ts';
import { dochuBots } from '../bot/index.ts';
import { cards, type Dochu, road, dochu as rules } from '../rules/index.ts';
import { dochuTeller } from './teller.ts';

export const front = frontOf<Dochu>({
  game: rules,
  bots: dochuBots,
  teller: dochuTeller,
  components: () => ({ cards, road }),
});
