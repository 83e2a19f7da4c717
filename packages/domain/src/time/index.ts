export {
  compactDate,
  displayDate,
  displayMinute,
  displayTime,
  shanghaiClock,
  shanghaiDate,
  startOfShanghaiDay,
} from './shanghai.ts';
export { addDays, isWorkingDay, shipsSameDay, workedOn, workingDayFrom } from './working-day.ts';
