/**
 * Days off and weekend days that are worked, of the years whose arrangement the State Council has published (国务院办公厅关于2026年部分节假日安排的通知), and of
 * the year after it the days that the law itself names (全国年节及纪念日放假办法, 2024): the notice only moves weekends around them. As '2026-10-01', both ends included.
 */
export const daysOff: readonly (readonly [from: string, to: string])[] = [
  ['2026-01-01', '2026-01-03'],
  ['2026-02-15', '2026-02-23'],
  ['2026-04-04', '2026-04-06'],
  ['2026-05-01', '2026-05-05'],
  ['2026-06-19', '2026-06-21'],
  ['2026-09-25', '2026-09-27'],
  ['2026-10-01', '2026-10-07'],
  ['2027-01-01', '2027-01-01'],
  ['2027-02-05', '2027-02-08'],
  ['2027-04-05', '2027-04-05'],
  ['2027-05-01', '2027-05-02'],
  ['2027-06-09', '2027-06-09'],
  ['2027-09-15', '2027-09-15'],
  ['2027-10-01', '2027-10-03'],
];

export const workedWeekendDays: readonly string[] = ['2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10'];
