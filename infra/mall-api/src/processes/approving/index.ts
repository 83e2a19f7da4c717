// The front door of approvals: for whoever plays a mall, and for the clock.
export { answerRequest } from './answer-request.ts';
export { requestReader } from './request-view.ts';
export { submitRequest } from './submit-request.ts';
