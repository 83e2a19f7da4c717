import { lookup as resolveName } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** What is not the public internet: this machine, private networks, those of providers and documentation, multicast. */
const closed4 = listOf([
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24'],
  ...['192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]);
/** Public is 2000::/3 without tunnels and documentation. A list of its own: an address of IPv4 is one of IPv6 to a BlockList. */
const closed6 = listOf(['::/3', '4000::/2', '8000::/1', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) addTo(list, network);
  return list;
}

function addTo(list: BlockList, network: string) {
  const [address = '', bits = ''] = network.trim().split('/');
  const family = isIP(address);
  const most = family === 6 ? 128 : 32;
  if (!family || !/^\d+$/.test(bits) || Number(bits) > most)
    throw new Error(`MALL_WEBHOOK_NETWORKS: "${network}" is no network, such as 10.1.0.0/16`);
  list.addSubnet(address, Number(bits), family === 6 ? 'ipv6' : 'ipv4');
}

const hostOf = (hostname: string) => hostname.replace(/^\[|\]$/g, '');

/** Asked for an address that nothing is sent to. */
export class ForbiddenTarget extends Error {
  override readonly name = 'ForbiddenTarget';
}

export interface Targets {
  /** @throws {ForbiddenTarget} nothing is ever sent to such a URL; what its name leads to is seen when it is sent */
  check(url: URL): void;
  /** What `check` says, and where the URL's name leads now; one that leads nowhere yet is seen when it is sent. @throws {ForbiddenTarget} */
  admit(url: URL): Promise<void>;
  /** For the connection: resolves a name, and fails where one of its addresses is forbidden. So what is connected to is what was checked. */
  lookup: LookupFunction;
}

/**
 * Where webhooks may go (rule webhook 11): by https to the public internet.
 * @param rules `networks`: private ones that are allowed too, `10.1.0.0/16`; `mayBePlain`: http as well
 * @throws {Error} a network that is none
 */
export function targets(
  { networks, mayBePlain }: { networks: readonly string[]; mayBePlain: boolean },
  resolve: typeof resolveName = resolveName,
): Targets {
  const open = listOf(networks);
  const isForbidden = (address: string) =>
    isIP(address) === 6
      ? closed6.check(address, 'ipv6') && !open.check(address, 'ipv6')
      : closed4.check(address, 'ipv4') && !open.check(address, 'ipv4');
  const forbidden = (address: string) =>
    new ForbiddenTarget(`${address} is no public address, and MALL_WEBHOOK_NETWORKS doesn't name its network`);
  const check = ({ protocol, hostname, username, password }: URL) => {
    if (protocol !== 'https:' && !(mayBePlain && protocol === 'http:')) throw new ForbiddenTarget('an endpoint is reached by https only');
    if (username || password) throw new ForbiddenTarget('an address with a name and password in it would be written down with them');
    const host = hostOf(hostname);
    if (isIP(host) && isForbidden(host)) throw forbidden(host);
  };
  const lookup: LookupFunction = (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0);
      const wrong = addresses.find(({ address }) => isForbidden(address));
      if (wrong) return done(forbidden(`${hostname}, ${wrong.address},`), '', 0);
      const [first] = addresses;
      return options.all ? done(null, addresses) : done(null, first!.address, first!.family);
    });
  };
  return {
    check,
    lookup,
    async admit(url) {
      check(url);
      await new Promise<void>((isAdmitted, refuse) =>
        lookup(hostOf(url.hostname), { all: true }, (error) => (error instanceof ForbiddenTarget ? refuse(error) : isAdmitted())),
      );
    },
  };
}
