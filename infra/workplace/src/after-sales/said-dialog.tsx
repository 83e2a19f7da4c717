import type { StaffAfterSales } from '@mall/api-contract/after-sales';
import { comesBack } from '@mall/domain/after-sales';
import { moneyText } from '@mall/domain/money';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { whyGiven } from '../list/why-given.ts';
import { WhyDialog } from '../parts/why-dialog.tsx';

type Step = 'approve' | 'reject' | 'repair' | 'refund';

const words: Record<Step, { title: string; label: string; hint: string; isRequired: boolean }> = {
  approve: { title: '审核通过', label: '备注', hint: '选填，与操作一起记入日志', isRequired: false },
  reject: { title: '驳回申请', label: '原因', hint: '客户会看到，例如：商品已使用，不影响二次销售的条件不满足', isRequired: true },
  repair: { title: '登记维修完成', label: '维修结果', hint: '客户会看到，例如：更换轴承，已复检', isRequired: true },
  refund: { title: '退款', label: '备注', hint: '选填，与操作一起记入日志', isRequired: false },
};

const consequence = (step: Step, one: StaffAfterSales): string =>
  ({
    approve: comesBack(one.kind) ? '客户将收到收货地址，寄回商品后由仓库登记收货。' : '通过后即进入处理，由仓库补发或财务退款。',
    reject: '驳回后申请结束，客户可在期限内重新申请。',
    repair: '登记后由仓库寄回客户。',
    refund: `按客户实付金额原路退回${one.refundFen > 0 ? ` ${moneyText(one.refundFen)}` : ''}，完好的商品入库，不能撤回。`,
  })[step];

/** A step that needs a word at most. */
export function SaidDialog({ one, step, onClose }: { one: StaffAfterSales; step: Step; onClose: () => void }) {
  const sdk = useSdk();
  const act = useAct({ done: `已${words[step].title}`, isSafe: true });
  const { title, label, hint, isRequired } = words[step];
  return (
    <WhyDialog
      title={`${title} ${one.afterSalesNumber}`}
      label={title}
      asked={label}
      hint={hint}
      whenMissing={isRequired ? `请填写${label}` : undefined}
      act={act}
      onSay={(why) => {
        const said = { id: one.id, why };
        const given = { id: one.id, ...whyGiven(why) };
        return act.run([step, given], (options) => {
          if (step === 'approve') return sdk.afterSales.approveAfterSales(given, options);
          if (step === 'reject') return sdk.afterSales.rejectAfterSales(said, options);
          return step === 'repair' ? sdk.afterSales.repairAfterSales(said, options) : sdk.afterSales.refundAfterSales(given, options);
        });
      }}
      onClose={onClose}
    >
      <p>{consequence(step, one)}</p>
    </WhyDialog>
  );
}
