/** A request's own address. Not relative to the site: `//` would name another host. */
export const addressOf = ({ url }: { url: string }): URL => new URL(`http://mall${url}`);
