import { type FormEvent, useRef, useState } from 'react';

interface Options<Form extends object> {
  /** What stands in the fields until the buyer changes it; it may come later than the dialog. */
  initial: Form;
  /** What is still wrong with what was typed, field by field. */
  faultsOf: (form: Form) => Partial<Record<keyof Form, string>>;
  /** Called with a form without faults. */
  onSubmit: (form: Form) => void;
}

/** What is typed into a dialog: a field tells its fault once it was left, all of them once the form was sent; then the first has the focus. */
export function useDialogForm<Form extends object>({ initial, faultsOf, onSubmit }: Options<Form>) {
  const [changes, setChanges] = useState<Partial<Form>>({});
  const [touched, setTouched] = useState<ReadonlySet<keyof Form>>(new Set());
  const element = useRef<HTMLFormElement>(null);
  const form = { ...initial, ...changes };
  const faults = faultsOf(form);
  return {
    form,
    element,
    set: (more: Partial<Form>) => setChanges((before) => ({ ...before, ...more })),
    touch: (field: keyof Form) => setTouched((before) => new Set([...before, field])),
    /** The field is being chosen anew: its fault waits. */
    untouch: (field: keyof Form) => setTouched((before) => new Set([...before].filter((one) => one !== field))),
    faultOf: (field: keyof Form) => (touched.has(field) ? faults[field] : undefined),
    submit(event: FormEvent) {
      event.preventDefault();
      setTouched(new Set(Object.keys(form) as (keyof Form)[]));
      if (Object.keys(faults).length === 0) return onSubmit(form);
      // After the faults are drawn.
      requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    },
  };
}
