import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Every file of the repository as it stands here, new ones included, without what git ignores. @returns {string[]} paths from its root */
export const filesOfRepository = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && existsSync(file));
