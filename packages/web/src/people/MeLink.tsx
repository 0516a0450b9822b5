import { me } from '../online/me.ts';
import { onlineWords } from '../online/text/index.ts';

/** In the strip of the pages that talk to the server: who one is there. */
export function MeLink() {
  return (
    <a class="tool" href="#/me">
      <span class="own-name">{me.value?.player?.name ?? onlineWords().me}</span>
    </a>
  );
}
