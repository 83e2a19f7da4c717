const areasScript = /\/assets\/mf-/;

/**
 * Keeps an object's functions from areas: whoever of them assigns others changes nothing and is told of, by the script in the error's stack. Anybody else may: an extension of the
 * browser, a test.
 * @param name what the object is called in what is told: 'history'
 */
export function holdFunctions<Held extends object>(
  held: Held,
  name: string,
  functions: (keyof Held & string)[],
  onTry: (error: Error) => void,
) {
  for (const one of functions) {
    let own = held[one];
    Object.defineProperty(held, one, {
      configurable: false,
      get: () => own,
      set(other) {
        const error = new Error(`${name}.${one} was to be overwritten`);
        if (areasScript.test(error.stack ?? '')) onTry(error);
        else own = other;
      },
    });
  }
}
