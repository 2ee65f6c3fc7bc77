/** Minutes of a day, as quiet hours are kept and as inputs show them. */
const MINUTES = 60;
/** A minute of the day as an input of type time has it, and back. */
export const asTime = (minute: number): string =>
  [Math.floor(minute / MINUTES), minute % MINUTES].map((part) => String(part).padStart(2, '0')).join(':');
export const asMinute = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * MINUTES + minutes;
};
