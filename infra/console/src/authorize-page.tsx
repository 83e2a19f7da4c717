import { Button, Notice } from '@mall/ui-kit';
import { NativeSelect } from '@mall/ui-kit/forms';
import { useState } from 'react';
import useSWR from 'swr';
import { act } from './panels/panel-state.tsx';
import { PlayedPage } from './played-page.tsx';
import { sdk } from './sdk.ts';

/** Where WeChat goes back to: an address of this site, with the code; undefined for any other. */
export function wayBack(redirect: string | null, state: string | null, code: string): string | undefined {
  try {
    const url = new URL(redirect ?? '', location.origin);
    if (url.origin !== location.origin) return undefined;
    url.searchParams.set('code', code);
    url.searchParams.set('state', state ?? '');
    return url.href;
  } catch {
    return undefined;
  }
}

/** Plays WeChat's page of consent: the mall, opened in WeChat's own browser, asks who is here. */
export function AuthorizePage({ query }: { query: URLSearchParams }) {
  const { data: accounts = [] } = useSWR('accounts', () => sdk.console.getAccounts());
  const [kpId, setKpId] = useState('');
  const chosen = Number(kpId || accounts[0]?.kpId || 0);
  const back = (code: string) => wayBack(query.get('authorize'), query.get('state'), code);
  const consent = (input: { kpId?: number }) =>
    act(async () => {
      const { code } = await sdk.console.makeWechatCode(input);
      location.assign(back(code) ?? '/');
    }, '已授权');
  return (
    <PlayedPage title="百工商城申请获取你的微信身份" text="内置的微信授权页，仅用于没有接入真实微信的环境。">
      {back('') ? (
        <>
          <NativeSelect
            aria-label="微信属于"
            value={String(chosen)}
            onValueChange={setKpId}
            options={accounts.map((one) => ({
              value: String(one.kpId),
              label: `${one.contactName} · ${one.companyName} · ${one.cellPhone}`,
            }))}
          />
          <Button variant="primary" size="lg" block disabled={!chosen} onClick={() => void consent({ kpId: chosen })}>
            同意，以此联系人的微信
          </Button>
          <Button size="lg" block onClick={() => void consent({})}>
            同意，以未绑定的微信
          </Button>
        </>
      ) : (
        <Notice tone="danger">返回地址不属于商城，已拒绝授权。</Notice>
      )}
    </PlayedPage>
  );
}
