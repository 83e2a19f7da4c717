import type { FastifyReply, FastifyRequest } from 'fastify';
import { flagsOn, needsBucket, needsCompany } from '../registry/flags.ts';
import type { Registry } from '../registry/registry.ts';
import { cookiesOf } from './bound-cookies.ts';
import { bucketFor } from './bucket.ts';
import { createCompanyFinder } from './company-of-session.ts';

/**
 * Which flags are on for who asks. They name the page in the cache, not who asks: visitors with the same flags share a page, and while no flag is for some browsers
 * or companies only, nobody is marked and nothing is asked (docs/decisions/a-flag-is-a-face-of-the-page.md).
 */
export function createFlagFinder(registry: Registry, apiUrl: string) {
  const companyOf = createCompanyFinder(apiUrl);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<string[]> => {
    const { flags } = registry;
    const company = needsCompany(flags) ? await companyOf(cookiesOf(request).token) : undefined;
    return flagsOn(flags, { bucket: needsBucket(flags) ? bucketFor(request, reply) : undefined, company });
  };
}
