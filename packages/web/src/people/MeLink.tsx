import { me } from '../online/me.ts';
import { peopleWords } from './text/index.ts';

/** In the strip of the pages that talk to the server: who one is there. */
export function MeLink() {
  return (
    <a class="tool" href="#/me">
      {me.value?.player?.name ?? peopleWords().me}
    </a>
  );
}
