// The part of react-router that areas use. Only this facade is shared: 13 KB instead of 55, and a missing export fails at type-check.
export { BrowserRouter, useLocation, useNavigate, useSearchParams } from 'react-router';
