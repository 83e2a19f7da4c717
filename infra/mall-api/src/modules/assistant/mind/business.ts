import { CallRefused } from '../../../http/calls-as.ts';
import { answersFrom } from './business-answers.ts';
import { type Answer, says, type Turn } from './turn.ts';

/** Orders, money and papers of the own company: each by its tool, told in a line or two with the way to its page. Its no is told in the mall's words. */
export async function* aboutBusiness(turn: Turn): Answer {
  const { tools, read } = turn;
  if (!tools.isSignedIn && read.intent !== 'receiveCoupon') return yield says('这需要先登录，登录后再问我一次即可。');
  try {
    yield* answersFrom[read.intent]!(turn);
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    yield says(`${error.message.replace(/。$/, '')}。`);
  }
}
