/** Where one is in the app, and the way from one screen to another. */
import { type Route, read } from './routes';

export { paths } from './routes';

class Router {
  route = $state.raw<Route>(read(location.pathname, location.search));

  /** The address one came here from, in this page. */
  from: string | null = null;

  constructor() {
    addEventListener('popstate', () => this.#arrive());
    document.addEventListener('click', (event) => this.#click(event));
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address);
    else {
      this.from = location.pathname;
      history.pushState(null, '', address);
    }
    this.#arrive();
    scrollTo(0, 0);
  }

  #arrive(): void {
    this.route = read(location.pathname, location.search);
  }

  /** Links inside the app do not load the page anew. */
  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
