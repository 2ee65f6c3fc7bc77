import { describe, expect, it } from 'vitest';
import type { CastleComboView, Fact } from '$wire';
import { type Before, journeys } from './flights';

const IDS = ['duchess', 'prince', 'vicar'];
const BEFORE: Before = {
  rows: [
    ['duchess', null, 'prince'],
    ['vicar', null, null],
  ],
  pictures: new Map(),
};
const NOW = { seats: [{ cards: [{ card: 'vicar', at: [0, 1] }] }] } as unknown as CastleComboView;

function fact(kind: string, values: Record<string, number>): Fact {
  return { kind, values, line: null };
}

describe('what moves', () => {
  it('takes a card from the row it lay in to the cell of its seat', () => {
    const found = journeys(
      [fact('recruited', { seat: 1, card: 1, face: 0, price: 6, cell: 12 })],
      BEFORE,
      NOW,
      IDS,
    );
    expect(found).toEqual([{ from: 'row-castle-2', to: 'cell-1-12', picture: null, arrives: true }]);
  });

  it('turns cards up from their pile and throws others onto it', () => {
    const found = journeys(
      [fact('discarded', { seat: 0, card: 2 }), fact('turned', { location: 1, slot: 0, card: 5 })],
      BEFORE,
      NOW,
      IDS,
    );
    expect(found.map(({ from, to }) => [from, to])).toEqual([
      ['row-village-0', 'pile-village'],
      ['pile-village', 'row-village-0'],
    ]);
  });

  it('throws a whole row away for a key', () => {
    const found = journeys([fact('key_refresh', { seat: 0, location: 0 })], BEFORE, NOW, IDS);
    expect(found.map(({ from }) => from)).toEqual(['row-castle-0', 'row-castle-1', 'row-castle-2']);
  });

  it('says nothing of a card that was not seen', () => {
    expect(journeys([fact('recruited', { seat: 0, card: 9, cell: 12 })], BEFORE, NOW, IDS)).toEqual([]);
  });
});
