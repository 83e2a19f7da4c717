import { call } from '@mall/mf-kit';

export const assistantKeysCall = () => call('assistant.getAssistantKeys');
export const preparedActCall = (id: string) => call('assistant.getPreparedAct', { id });
