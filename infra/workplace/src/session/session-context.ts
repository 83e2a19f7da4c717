import type { Operator } from '@mall/api-contract/operator';
import { mayAct, type StaffRole } from '@mall/domain/staff';
import { createContext, useContext } from 'react';

export interface Session {
  operator: Operator;
  /** What was to be written was refused because the session is over: it is asked for over the page. */
  ended: () => void;
  signOut: () => Promise<void>;
  /** It is over; what is on the screen can still be read. */
  hasEnded: boolean;
  /** Opens the sign-in over the page. */
  renew: () => void;
}

export const SessionContext = createContext<Session | undefined>(undefined);

/** Who works here. @throws outside of a session */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('nobody is signed in here');
  return session;
}

/** May the person who is signed in do what these roles may? */
export function useMay(): (...roles: StaffRole[]) => boolean {
  const { operator } = useSession();
  return (...roles) => mayAct(operator.roles, roles);
}
