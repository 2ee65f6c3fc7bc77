/** By what influence cards and kings are found in the almanac: their kind and their office. */
import type { Filter } from '$lib/guide';
import { face } from './catalogue';

const KINDS = ['office', 'government', 'king', 'gold'];
const OFFICES = ['diplomacy', 'military', 'architecture', 'livestock', 'entertainment', 'provisions'];

export default [
  {
    name: 'filter-kind',
    values: KINDS.map((id) => ({ id, name: { key: `filter-kind-${id}`, params: {} } })),
    has: (card, id) => card.kind === id,
  },
  {
    name: 'filter-office',
    values: OFFICES.map((id) => ({ id, name: { key: `office-${id}`, params: {} } })),
    has: (card, id) => {
      const printed = face(card);
      return printed !== null && 'office' in printed && printed.office === id;
    },
  },
] satisfies Filter[];
