import type { SmokeStatement } from '@mall/api-contract/platform';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { PlatformRefusal } from '../platform-refusal.ts';

const statementShape = Type.Object(
  {
    pass: Type.String({ maxLength: 1000 }),
    area: Type.String({ maxLength: 70 }),
    version: Type.String({ maxLength: 70 }),
    passed: Type.Boolean(),
    report: Type.String({ maxLength: 100_000 }),
    startedAt: Type.String({ maxLength: 40 }),
    endedAt: Type.String({ maxLength: 40 }),
  },
  { additionalProperties: false },
);
const fits = Compile(statementShape);

/** Reads what a runner signed. @throws INVALID_REQUEST */
export function parseStatement(text: string): SmokeStatement {
  try {
    const said: unknown = JSON.parse(text);
    if (fits.Check(said)) return said satisfies Static<typeof statementShape>;
  } catch {
    // Told below, like a shape of another kind.
  }
  throw new PlatformRefusal('INVALID_REQUEST', '冒烟测试的结果格式不对。', '用与网关同一版本的 mall 命令运行。');
}
