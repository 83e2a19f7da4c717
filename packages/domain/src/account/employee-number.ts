export const longestEmployeeNumber = 8;

export type EmployeeNumberProblem = '请输入员工工号！' | '请输入正确的员工工号！';

/** What is wrong with a typed employee number, in fixed words (rule login 44); undefined if nothing. */
export function employeeNumberProblem(typed: string): EmployeeNumberProblem | undefined {
  const number = typed.trim();
  if (number === '') return '请输入员工工号！';
  return number.length <= longestEmployeeNumber && /^[\dA-Za-z-]+$/.test(number) ? undefined : '请输入正确的员工工号！';
}
