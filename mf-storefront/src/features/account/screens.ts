import { defineScreens } from '@mall/mf-kit';
import { inviteCall } from './invite/invite-call.ts';

/** Who was invited begins here. */
export const accountScreens = defineScreens({
  invite: {
    component: () => import(/* webpackChunkName: "screen-invite" */ './invite/invite-page.tsx'),
    load: ({ params }) => [inviteCall(params.code) ?? []].flat(),
    head(read, { params }, reasonOf) {
      const call = inviteCall(params.code);
      const found = call && read(call);
      if (params.code && (!call || reasonOf(call) === 'INVITATION_UNKNOWN'))
        return { title: '邀请码无效', description: '邀请码不正确或已失效，可向邀请人索取新的链接，或直接注册。', status: 404 };
      // Whom staff invited reads it; a search engine would show it to everybody.
      return params.code
        ? {
            title: found ? `${found.staffName}邀请您注册` : '邀请注册',
            description: '注册百工商城企业账号，由专属顾问服务。',
            isUnlisted: true,
          }
        : { title: '邀请注册', description: '凭邀请码注册百工商城企业账号，由专属顾问服务。', canonical: '/invite' };
    },
  },
});
