import type { RatingChange, TableInfo } from '@hanga/protocol';
import { onlineWords } from '../online/text/index.ts';
import { formatRating } from '../people/formatRating.ts';
import { settings } from '../settings.ts';
import { companyWords } from './text/index.ts';

const signed = (change: number): string =>
  change.toLocaleString(settings.value.language, {
    ...{ minimumFractionDigits: 1, maximumFractionDigits: 1 },
    signDisplay: 'exceptZero',
  });

interface AfterwardsProps {
  readonly info: TableInfo;
  readonly nameOf: (seat: number) => string;
}

/** What is said with the result: for whom a bot played and why, what it did to ratings, who wants to play again. */
export function Afterwards({ info, nameOf }: AfterwardsProps) {
  const t = companyWords();
  const { result, you, next } = info;
  if (!result) return null;
  const { stoodIn, handed = [], ratings = [] } = result;
  const change = ({ before, after }: RatingChange): string => signed(after - before);
  const mine = ratings.find(({ seat }) => seat === you.seat);
  const others = ratings.filter(({ seat }) => seat !== you.seat);
  return (
    <div class="afterwards">
      {handed.map(({ seat, by }) => (
        <p key={seat}>{by === 'vote' ? t.handedByVote(nameOf(seat)) : t.handedByHost(nameOf(seat))}</p>
      ))}
      {stoodIn.length > 0 && <p>{onlineWords().play.stoodIn(stoodIn.map(nameOf).join(', '))}</p>}
      {mine && <p role="status">{t.rating(formatRating(mine.before), formatRating(mine.after), change(mine))}</p>}
      {others.length > 0 && <p>{others.map(each => t.ratingOf(nameOf(each.seat), change(each))).join(' · ')}</p>}
      {next?.by && <p role="status">{t.asked(next.by)}</p>}
    </div>
  );
}
