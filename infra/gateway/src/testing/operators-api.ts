import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OperatorsApi {
  url: string;
  /** Acts that were recorded: 'override mf-test@v2'. */
  acts: string[];
  /** The token header of each call of `/api/read…`. */
  tokens: (string | undefined)[];
  /** Whether the audit log takes anything. */
  auditWorks: boolean;
  /** Of 周琳, when she signs in. */
  token: string;
  roles: string[];
  close(): Promise<void>;
}

const read = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, string>;
};

/** The few calls of the mall API that operators need: the operator is 周琳 with the password 'right'. */
export async function operatorsApi(): Promise<OperatorsApi> {
  const state = {
    token: 'token-of-zhou-lin-0123456789',
    acts: [] as string[],
    tokens: [] as (string | undefined)[],
    auditWorks: true,
    roles: ['platform'],
  };
  const answers: Record<string, (input: Record<string, string>, sent: string | undefined) => object> = {
    '/api/customer/LoginAsCustomer': ({ password, cellPhone }) =>
      password !== 'right'
        ? { code: 50002, message: '密码错误', reason: 'LOGIN_PASSWORD_WRONG', body: null }
        : ok({
            token: cellPhone ? 'token-of-contact' : state.token,
            kpId: 3,
            customerName: '王敏',
            companyZH: '启衡',
            operatorName: '周琳',
          }),
    '/api/operator/GetOperator': (_input, sent) =>
      sent === state.token
        ? ok({ id: 1, account: 'zhou', name: '周琳', roles: state.roles })
        : { code: 401, message: '未授权，请登录', body: null },
    '/api/operator/RecordAct': ({ act, subject }, sent) => {
      if (sent !== state.token || !state.auditWorks) return { code: 503, message: '服务不可用', body: null };
      state.acts.push(`${act} ${subject}`);
      return ok(true);
    },
    '/api/customer/LoginOut': () => ok(true),
  };
  const server = createServer(async (request, response) => {
    const path = request.url!.split('?')[0]!;
    const sent = request.headers.token as string | undefined;
    if (path.startsWith('/api/read')) state.tokens.push(sent);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answers[path]?.(await read(request), sent) ?? ok('hello')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(state, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  });
}

const ok = (body: unknown) => ({ code: 0, message: '', body });
