import { type ApplicationFieldName, type ApplicationValues, fieldsOf, tidyValue, typedFaults } from '@mall/domain/credit-application';
import { shanghaiDate } from '@mall/domain/time';
import { usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { useRef, useState } from 'react';
import type { ApplicationPart, CreditApplication } from '../../../parts/application-calls.ts';

type Name = ApplicationFieldName;

/**
 * What is typed into a part, kept by the server as one goes: what has no fault is sent, and what was typed meanwhile follows. A part that changed elsewhere
 * since is never overwritten unseen (rule credit-application 3).
 * @param onSaved told the application as it is kept now
 */
export function useSectionDraft(part: ApplicationPart, onSaved: (application: CreditApplication) => void) {
  const { sdk } = usePlatform();
  const writing = useWrite();
  // What the mall knows already is as good as typed.
  const [typed, setTyped] = useState<ApplicationValues>(part.version === 0 ? part.values : {});
  const [read, setRead] = useState<readonly string[]>(part.read);
  const now = useRef({ typed, read, version: part.version });
  const { section } = part;
  const set = (changes: ApplicationValues, readNow: readonly string[]) => {
    now.current = { ...now.current, typed: { ...now.current.typed, ...changes }, read: readNow };
    setTyped(now.current.typed);
    setRead(readNow);
  };
  const faultsOf = (values: ApplicationValues) => typedFaults(section, values, shanghaiDate(Date.now()));
  const tidy = (values: ApplicationValues): ApplicationValues =>
    Object.fromEntries(
      fieldsOf(section).flatMap(([name, field]) => (values[name] === undefined ? [] : [[name, tidyValue(field, values[name])]])),
    );

  /** Sends what is new and has no fault. @returns whether all that was typed is kept */
  async function save(): Promise<boolean> {
    const sent = now.current.typed;
    const values = tidy(sent);
    const wrong = new Set(faultsOf(values).map(({ field }) => field));
    const right = Object.fromEntries(Object.entries(values).filter(([name]) => !wrong.has(name as Name)));
    if (Object.keys(right).length === 0) return wrong.size === 0;
    const content = { section, version: now.current.version, values: right, read: now.current.read as Name[] };
    const { answer } = await writing.run(content, (options) => sdk.creditApplication.saveCreditApplicationData(content, options));
    if (!answer) return false;
    const kept = answer.sections.find((one) => one.section === section)!;
    // What was typed while it was on its way stays typed.
    const left = Object.fromEntries(
      Object.entries(now.current.typed).filter(([name, value]) => !(name in right) || sent[name as Name] !== value),
    ) as ApplicationValues;
    now.current = { ...now.current, typed: left, version: kept.version };
    setTyped(left);
    onSaved(answer);
    return Object.keys(left).length === 0 || save();
  }

  return {
    typed,
    read,
    /** As it is on the screen: what is typed over what is kept. */
    valueOf: (name: Name): string => typed[name] ?? part.values[name] ?? '',
    faults: new Map(faultsOf(tidy(typed)).map(({ field, words }) => [field, words])),
    isSaving: writing.isBusy,
    failure: writing.failure,
    /** It was changed elsewhere: what is typed here hasn't been kept. */
    isBehind: writing.refusal?.reason === 'CREDIT_APPLICATION_CHANGED',
    type: (name: Name, value: string) =>
      set(
        { [name]: value },
        now.current.read.filter((one) => one !== name),
      ),
    fill: (values: ApplicationValues) => set(values, [...new Set([...now.current.read, ...Object.keys(values)])]),
    save,
  };
}
