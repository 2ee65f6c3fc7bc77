import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/g;

/**
 * Makes the page paint before any script has come: the mark of the house and the styles of the first
 * screen lie in the page itself, and what is begun early is a script of its own.
 */
export function firstPaint(logo: string): Plugin {
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const drawn = html.replace('<!--logo-->', readFileSync(logo, 'utf-8').trim());
        if (!bundle) return drawn;
        const early = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === 'early');
        if (!early || !drawn.includes(`src="/${early.fileName}"></script>`))
          throw new Error('the page must load the chunk named early by itself: see vite.config.ts');
        // Other screens rest on the same file: the link that is off tells their loader that it is here.
        return drawn.replace(
          STYLESHEET,
          (link, name: string) => `<style>${styles(bundle[name])}</style>${link.replace('>', ' disabled>')}`,
        );
      },
    },
  };
}

function styles(asset: { type: string; source?: string | Uint8Array } | undefined): string {
  if (asset?.type !== 'asset') throw new Error('the page asks for styles that were not built');
  return String(asset.source).trim();
}
