import { words } from '../text/index.ts';

/** The way out of a page that has nothing to show. */
export function HomeLink() {
  return (
    <p>
      <a class="button main" href="#/">
        {words().toHome}
      </a>
    </p>
  );
}
