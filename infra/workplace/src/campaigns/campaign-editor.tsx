import type { StaffCampaign } from '@mall/api-contract/discount';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { DraftEditor } from '../marketing/draft-editor.tsx';
import { CampaignFields } from './campaign-fields.tsx';
import { type CampaignForm, draftOf, emptyForm, formOf } from './campaign-form.ts';
import { CampaignPreview } from './campaign-preview.tsx';

/** Makes a campaign, or changes one that did not start. @param campaign the one that is changed */
export function CampaignEditor({ campaign }: { campaign?: StaffCampaign }) {
  const sdk = useSdk();
  const go = useNavigate();
  const [form, setForm] = useState<CampaignForm>(campaign?.draft ? formOf(campaign.draft) : emptyForm);
  const act = useAct({ done: campaign ? '已保存修改' : '已新建活动', isSafe: true });
  const draft = draftOf(form);
  const problems = act.refusal?.reason === 'CAMPAIGN_INVALID' ? act.refusal.details.problems : [];
  const save = async () => {
    const content = campaign ? { campaignId: campaign.id, version: campaign.version, draft } : { draft };
    const saved = await act.run(['saveCampaign', content], (options) =>
      campaign
        ? sdk.discount.changeCampaign({ campaignId: campaign.id, version: campaign.version, draft }, options)
        : sdk.discount.makeCampaign({ draft }, options),
    );
    if (saved) void go(campaign ? '/campaigns?state=planned' : `/campaigns/${saved.id}`);
  };
  return (
    <DraftEditor
      title={campaign ? `修改活动：${campaign.name}` : '新建活动'}
      note="开始之前可以修改，开始之后只能结束"
      label="活动内容"
      saveText={campaign ? '保存修改' : '新建活动'}
      listUrl="/campaigns"
      act={act}
      onSave={() => void save()}
      preview={<CampaignPreview draft={draft} campaignId={campaign?.id} />}
    >
      <CampaignFields
        form={form}
        set={(change) => {
          act.forget();
          setForm((known) => ({ ...known, ...change }));
        }}
        faultOf={(field) => problems.find((one) => one.field === field)?.message}
      />
    </DraftEditor>
  );
}
