import { describe, expect, test } from 'vitest';
import { paths, read } from './routes';

describe('addresses', () => {
  test.each(['/table/%E0%A4%A', '/%', '/replay/%zz?at=3', '/nowhere', '/table'])(
    'that cannot be is a page that is lost: %s',
    (path) => {
      expect(read(path, '').screen).toBe('lost');
    },
  );
  test('say the same when they are read again', () => {
    expect(read(paths.table('a b/c'), '')).toEqual({ screen: 'table', id: 'a b/c', here: false });
    expect(read(paths.circle('x'), '?lang=fr')).toEqual({ screen: 'circle', id: 'x' });
    expect(paths.circleWith('x', 'key', 'uk')).toBe('/circle/x?lang=uk#key');
  });
});
