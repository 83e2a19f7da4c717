import { randomBytes } from 'node:crypto';
import type { Kp } from './caller.ts';

/** Tokens of this process, each as long as one piece of work. Never kept, never told to anybody. */
const passes = new Map<string, Kp>();

/** Whom a pass stands for; undefined for every other token. */
export const holderOfPass = (token: string): Kp | undefined => passes.get(token);

/**
 * Work that makes calls in somebody's name who has no session, such as their assistant (rule agent 3): they pass the same doors as any call.
 * @param work gets the token to make calls with; it counts for nothing once the work ends
 */
export async function withPass<T>(kp: Kp, work: (token: string) => Promise<T>): Promise<T> {
  const token = `pass-${randomBytes(32).toString('base64url')}`;
  passes.set(token, kp);
  try {
    return await work(token);
  } finally {
    passes.delete(token);
  }
}
