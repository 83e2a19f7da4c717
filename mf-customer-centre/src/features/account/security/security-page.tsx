import { moneyText } from '@mall/domain/money';
import { CentrePage, Panel } from '@mall/mall-parts/account';
import { type CallOutput, Link, useCall, usePlatform } from '@mall/mf-kit';
import { failureOf } from '@mall/mf-kit/write';
import { Button, ButtonLink, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { securityCall } from '../../../parts/calls.ts';
import { DeviceList } from './device-list.tsx';
import { SettingRows } from './setting-rows.tsx';

const PasswordDialog = lazy(() => import('./password-dialog.tsx'));
const PaymentPasswordDialog = lazy(() => import('./payment-password-dialog.tsx'));
const FreeLimitDialog = lazy(() => import('./free-limit-dialog.tsx'));
const SecondStepDialog = lazy(() => import('./second-step-dialog.tsx'));

export type Security = CallOutput<'account.getSecuritySettings'>;
type Opened = 'password' | 'payment-password' | 'free-limit' | 'own-step' | 'company-step';

const aboveText = (fen: number | null) => (fen === null ? '不需要短信验证码' : `单笔超过 ${moneyText(fen)} 时需要短信验证码`);

/** /customer/securitySettings: passwords, limits, and the devices that are signed in (rules account 35–42). */
export default function SecurityPage() {
  const { data, error, refresh, show } = useCall(securityCall());
  const { sdk, notify } = usePlatform();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const saved = (text: string) => (settings: Security) => {
    show(settings);
    notify({ tone: 'success', text });
  };
  async function end(id: number | undefined, text: string) {
    try {
      saved(text)(await sdk.account.endDevice(id === undefined ? {} : { id }));
    } catch (failure) {
      notify({ tone: 'danger', text: failureOf(failure).message });
      void refresh();
    }
  }
  if (!data)
    return (
      <CentrePage title="安全设置">
        {error?.reason === 'SECURITY_NOT_YOURS' ? (
          <EmptyPanel title="您没有查看安全设置的权限">请联系本企业主管授权</EmptyPanel>
        ) : error ? (
          <ErrorPanel error={error} onRetry={refresh} />
        ) : (
          <PageSkeleton what="安全设置" variant="form" />
        )}
      </CentrePage>
    );
  const button = (name: Opened, text: string) => (
    <Button size="sm" onClick={() => setOpened(name)}>
      {text}
    </Button>
  );
  return (
    <CentrePage title="安全设置">
      <Panel title="登录与付款">
        <SettingRows
          rows={[
            {
              name: '登录密码',
              state: data.isPasswordGenerated ? '尚未设置自己的密码' : `已设置，绑定手机 ${data.cellPhone}`,
              act: data.isPasswordGenerated ? (
                <ButtonLink as={Link} size="sm" to="/customer/forgetpassword">
                  设置
                </ButtonLink>
              ) : (
                button('password', '修改登录密码')
              ),
            },
            {
              name: '支付密码',
              state: data.hasPaymentPassword ? '已设置，用于预付款与账期付款' : '尚未设置，超过免密额度的付款需要支付密码',
              act: data.mayManage && button('payment-password', data.hasPaymentPassword ? '重置支付密码' : '设置支付密码'),
            },
            {
              name: '免密支付额度',
              state: data.freePaymentLimitFen > 0 ? `单笔不超过 ${moneyText(data.freePaymentLimitFen)} 时无需支付密码` : '未开启',
              act: data.mayManage && data.hasPaymentPassword && button('free-limit', '修改免密额度'),
            },
            { name: '本人付款验证', state: aboveText(data.ownSecondStepAboveFen), act: button('own-step', '修改本人验证') },
            {
              name: '企业付款验证',
              state: aboveText(data.companySecondStepAboveFen),
              act: data.mayManage && button('company-step', '修改企业验证'),
            },
          ]}
        />
      </Panel>
      <Panel title="已登录的设备">
        <DeviceList devices={data.devices} onEnd={end} />
      </Panel>
      <Suspense>
        {opened === 'password' && <PasswordDialog onClose={close} onSaved={() => void refresh()} />}
        {opened === 'payment-password' && <PaymentPasswordDialog onClose={close} onSaved={saved('支付密码已设置')} />}
        {opened === 'free-limit' && (
          <FreeLimitDialog limitFen={data.freePaymentLimitFen} onClose={close} onSaved={saved('免密支付额度已修改')} />
        )}
        {(opened === 'own-step' || opened === 'company-step') && (
          <SecondStepDialog
            isOfCompany={opened === 'company-step'}
            aboveFen={opened === 'company-step' ? data.companySecondStepAboveFen : data.ownSecondStepAboveFen}
            onClose={close}
            onSaved={saved('付款验证已修改')}
          />
        )}
      </Suspense>
    </CentrePage>
  );
}
