export {
  compactDate,
  displayDate,
  displayMinute,
  displayTime,
  shanghaiClock,
  shanghaiDate,
  shipsSameDay,
  startOfShanghaiDay,
} from './shanghai.ts';
