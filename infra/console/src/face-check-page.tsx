import { Button, Notice } from '@mall/ui-kit';
import useSWR from 'swr';
import { act } from './panels/panel-state.tsx';
import { PlayedPage } from './played-page.tsx';
import { sdk } from './sdk.ts';

type Result = Parameters<typeof sdk.creditApplication.playFaceCheck>[0]['result'];
const acts: { result: Result; text: string; isFirst?: true }[] = [
  { result: 'passed', text: '本人认证，通过', isFirst: true },
  { result: 'failed', text: '本人认证，不通过' },
  { result: 'other', text: '由他人认证' },
  { result: 'expire', text: '让链接过期' },
];

/** Plays the phone that a face check's code opens: the person, somebody else, or nobody in time. @param token of the link */
export function FaceCheckPage({ token }: { token: string }) {
  const { data, error, mutate } = useSWR(['face', token], () => sdk.creditApplication.getFaceCheck({ token }));
  const play = (result: Result) =>
    act(async () => {
      await mutate(sdk.creditApplication.playFaceCheck({ token, result }), { revalidate: false });
    }, '已提交');
  return (
    <PlayedPage title="账期人脸认证" text="内置的人脸认证页，仅用于没有接入真实认证服务的环境。">
      {error ? (
        <Notice tone="danger">链接无效或已过期，请在电脑上重新生成二维码。</Notice>
      ) : (
        data && (
          <>
            <p>
              {data.companyName}，法定代表人 {data.personName}
            </p>
            <p role="status">{data.message}</p>
            {data.state === 'waiting' &&
              acts.map(({ result, text, isFirst }) => (
                <Button key={result} variant={isFirst ? 'primary' : 'secondary'} size="lg" block onClick={() => void play(result)}>
                  {text}
                </Button>
              ))}
          </>
        )
      )}
    </PlayedPage>
  );
}
