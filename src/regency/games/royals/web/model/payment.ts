/** Putting a payment together. Only counting: the server judges every card that is laid. */

export type Cards = Record<string, number>;

export interface Price {
  /** Cards of the country, and of intrigue showing it. */
  cost: number;
  plots: number;
}

/** How a lot of cards stands against a cost: exact, too little by so much, or too much. */
export interface Balance {
  exact: boolean;
  missing: number;
  jokers: number;
}

/** Compare `count` cards, `right` of them fitting, with a cost; `joker` others together count as one. */
export function balance(cost: number, joker: number, count: number, right: number): Balance {
  const jokers = (count - cost) / (joker - 1);
  const whole = Number.isInteger(jokers) && jokers >= 0 && jokers <= cost;
  const worth = Math.min(right, cost) + Math.floor((count - Math.min(right, cost)) / joker);
  return { exact: whole && right >= cost - jokers, missing: Math.max(0, cost - worth), jokers };
}

export function isIntrigue(kind: string): boolean {
  return kind.includes('+');
}

export function shows(kind: string, country: string): boolean {
  return kind.split('+').includes(country);
}

export function total(cards: Cards, keep: (kind: string) => boolean = () => true): number {
  return Object.entries(cards).reduce((sum, [kind, count]) => sum + (keep(kind) ? count : 0), 0);
}

/** A payment as the view tells it, as counts by kind. */
export function counts(payment: { pay: Cards; intrigue: string[] }): Cards {
  const all: Cards = { ...payment.pay };
  for (const kind of payment.intrigue) all[kind] = (all[kind] ?? 0) + 1;
  return all;
}

/** How a plan stands against a price, for country cards and for intrigue cards. */
export function judge(plan: Cards, country: string, price: Price): { cards: Balance; plots: Balance } {
  const fits = (kind: string) => shows(kind, country);
  const side = (intrigue: boolean, cost: number, joker: number) =>
    balance(
      cost,
      joker,
      total(plan, (kind) => isIntrigue(kind) === intrigue),
      total(plan, (kind) => isIntrigue(kind) === intrigue && fits(kind)),
    );
  return { cards: side(false, price.cost, 3), plots: side(true, price.plots, 2) };
}

/** The cards still to be laid, one by one, in the order of kinds. */
export function inOrder(kinds: string[], plan: Cards, laid: Cards = {}): number[] {
  return kinds.flatMap((kind, number) =>
    Array<number>(Math.max(0, (plan[kind] ?? 0) - (laid[kind] ?? 0))).fill(number),
  );
}
