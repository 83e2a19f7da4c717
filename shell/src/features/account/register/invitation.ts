/** Who invited, by the code of the invited registration: its address carries `bd`, the staff's account, and `token` (rule login 45). */
export interface Invitation {
  staff: string;
  token: string;
}

/** Of the page's query; undefined without both, or with what no code of ours carries. */
export function invitationOf(query: URLSearchParams): Invitation | undefined {
  const [staff, token] = [query.get('bd') ?? '', query.get('token') ?? ''];
  return /^[\w.@-]{1,40}$/.test(staff) && /^[\w-]{20,100}$/.test(token) ? { staff, token } : undefined;
}
