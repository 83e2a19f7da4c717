import { createContext, useContext } from 'react';

export type FieldWiring = {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
  disabled?: boolean;
};

export const FieldContext = createContext<FieldWiring>({});

/** The id and aria attributes that the Field around gives its control; spread them on a control of your own. */
export const useField = (): FieldWiring => useContext(FieldContext);
