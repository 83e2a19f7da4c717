/** The platform contract: what defineArea, usePlatform, the slots and the shell promise an area. The same as this package's version. */
export const platformVersion = '0.3.1';

/**
 * Does an area that was built for `range` fit this platform? Ranges are carets, `^1.2`, several joined by `||` while an area is moved from one major to
 * the next: the leftmost number that isn't 0 has to be the same, the rest not newer than what is here.
 */
export function fitsPlatform(range: string, version = platformVersion): boolean {
  const here = numbers(version)!;
  return range.split('||').some((one) => {
    const wanted = numbers(/^\s*\^(\d+(?:\.\d+){0,2})\s*$/.exec(one)?.[1] ?? '');
    if (!wanted) return false;
    const [major, minor] = wanted;
    const isSameMajor = here[0] === major && (major > 0 || here[1] === minor);
    return isSameMajor && (here[1] > minor || (here[1] === minor && here[2] >= wanted[2]));
  });
}

function numbers(version: string): [number, number, number] | undefined {
  const [, major, minor = '0', patch = '0'] = /^(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(version) ?? [];
  return major === undefined ? undefined : [Number(major), Number(minor), Number(patch)];
}
