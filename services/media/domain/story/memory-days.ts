/** Days (`YYYY-MM-DD`) whose posts are memories of `day` in an earlier year: 29 February counts for 28 February in years without one. */
export function memoryDaysOf(day: string, year: number): string[] {
  const [monthDay, inYear] = [day.slice('YYYY-'.length), String(year).padStart(4, '0')];
  const isLastOfFebruary = monthDay === '02-28' && !isLeapYear(Number(day.slice(0, 'YYYY'.length)));
  return (isLastOfFebruary ? ['02-29', monthDay] : [monthDay]).map((one) => `${inYear}-${one}`);
}

const isLeapYear = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Years back from which memories come first. */
const longAgoYears = 3;

/** Orders years: first those at least three back, then the nearer ones, each part newest first. */
export function inOrderOfMemories(years: readonly number[], thisYear: number): number[] {
  const newestFirst = years.toSorted((one, other) => other - one);
  const isLongAgo = (year: number) => thisYear - year >= longAgoYears;
  return [...newestFirst.filter(isLongAgo), ...newestFirst.filter((year) => !isLongAgo(year))];
}
