/** What never changes in a match, read once from the catalogue. */
import type { CardInfo, Text } from '$wire';

interface Piece {
  id: string;
  name: Text;
}
export interface Country extends Piece {
  /** In the box, and by the number of seats how many of them stay there. */
  cards: number;
  removed: Record<string, number>;
  bonus: number[];
  periods: number[][];
}
export interface Title extends Piece {
  cost: number;
  influence: number;
  intrigue: number;
  marker: number[];
}
export interface City extends Piece {
  country: number;
  bonus: number;
  nobles: number[];
}
export interface Noble extends Piece {
  city: number;
  country: number;
  title: number;
}
export interface Model {
  countries: Country[];
  intrigue: (Piece & { countries: number[]; copies: number })[];
  titles: Title[];
  cities: City[];
  nobles: Noble[];
  years: number[];
  houses: Record<string, number[]>;
  /** The ids of all kinds of cards: countries, then pairs. */
  kinds: string[];
}

function piece<Kind extends Piece>(card: CardInfo): Kind {
  return { ...card.values, id: card.id, name: card.name } as unknown as Kind;
}

export function readModel(cards: Map<string, CardInfo>): Model {
  const all = [...cards.values()];
  const of = <Kind extends Piece>(kind: string) =>
    all.filter((card) => card.kind === kind).map((card) => piece<Kind>(card));
  const countries = of<Country>('country');
  const intrigue = of<Model['intrigue'][number]>('intrigue');
  return {
    countries,
    intrigue,
    titles: of<Title>('title'),
    cities: of<City>('city'),
    nobles: of<Noble>('noble'),
    years: of<Piece & { year: number }>('period').map((period) => period.year),
    houses: (cards.get('house')?.values.bonus ?? {}) as Record<string, number[]>,
    kinds: [...countries, ...intrigue].map((kind) => kind.id),
  };
}
