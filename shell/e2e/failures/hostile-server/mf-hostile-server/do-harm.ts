declare const process: { exit(code: number): void; env: Record<string, string>; getBuiltinModule(name: string): unknown };

/** What an area's server code may do to those beside it, by a mistake or on purpose. */
export function doHarm(harm: string): void {
  const kept: unknown[] = [];
  const harms: Record<string, () => void> = {
    'late-rejection': () => void setTimeout(() => Promise.reject(new Error('late')), 50),
    'late-timer': () =>
      void setTimeout(() => {
        throw new Error('late');
      }, 50),
    loop: () => {
      for (;;);
    },
    leak: () => {
      for (;;) kept.push(new Array(1000).fill({ kept }));
    },
    exit: () => process.exit(3),
    pollution: () => {
      Object.assign(Object.prototype, { polluted: 'polluted' });
      Array.prototype.join = () => 'polluted';
      String.prototype.replace = () => 'polluted';
    },
    environment: () => {
      throw new Error(`found ${process.env.PATH}`);
    },
    'built-in': () => {
      throw new Error(`found ${String(process.getBuiltinModule('fs'))}`);
    },
    network: () => void fetch('http://127.0.0.1:1/'),
  };
  harms[harm]?.();
}
