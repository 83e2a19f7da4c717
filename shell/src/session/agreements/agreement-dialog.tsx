import { isCallFailure } from '@mall/mf-kit';
import { AlertDialog } from '@mall/ui-kit/overlays';
import type { ShellPlatform } from '../../platform/shell-platform.ts';
import { signOut } from '../sign-out.ts';
import { AgreementList } from './agreement-list.tsx';
import { type AskedAgreement, askedAgreements, isOfAccount } from './asked-agreements.ts';

interface Props {
  platform: ShellPlatform;
  asked: readonly AskedAgreement[];
}

/**
 * What changed, with the texts to read: 同意, or 退出登录. What was asked for something special, such as paying on account, can be left: 暂不同意. Nothing
 * typed on the page is lost.
 */
export default function AgreementDialog({ platform, asked }: Props) {
  const isForAll = asked.some(isOfAccount);
  const isUpdate = asked.some(({ acceptedVersion }) => acceptedVersion > 0);

  async function agree() {
    const agreements = asked.map(({ type, version }) => ({ type, version }));
    try {
      const left = await platform.sdk.content.acceptAgreements({ agreements });
      platform.notify({ tone: 'success', text: isForAll ? '已同意，感谢您的确认' : '已同意，请继续刚才的操作' });
      askedAgreements.set(left);
    } catch (error) {
      // Another version came meanwhile: it is the one to read.
      if (isCallFailure(error) && error.reason === 'AGREEMENT_OUTDATED')
        askedAgreements.set(
          error.details.agreements.map((one) => ({
            ...one,
            acceptedVersion: asked.find(({ type }) => type === one.type)?.acceptedVersion ?? 0,
          })),
        );
      platform.notify({ tone: 'danger', text: error instanceof Error ? error.message : '服务器异常' });
      throw error;
    }
  }

  return (
    <AlertDialog
      open
      title={isUpdate ? '协议已更新' : '请阅读并同意协议'}
      confirmText="同意"
      cancelText={isForAll ? '退出登录' : '暂不同意'}
      isEscapable={!isForAll}
      onConfirm={agree}
      onCancel={() => (isForAll ? void signOut(platform) : askedAgreements.set([]))}
    >
      {isForAll
        ? `${isUpdate ? '以下协议有新的版本' : '使用百工商城需要您同意以下协议'}，请阅读。同意之前可以浏览商品和查看订单，但不能提交新的订单。`
        : '使用账期支付需要您同意以下协议，请阅读。'}
      <AgreementList agreements={asked} />
    </AlertDialog>
  );
}
