export { compactDate, displayDate, displayTime, shanghaiClock, shanghaiDate, shipsSameDay, startOfShanghaiDay } from './shanghai.ts';
