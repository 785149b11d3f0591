/** The public entry point to pages and navigation. */
export {
  generatePath,
  Link,
  Navigate,
  NavLink,
  Outlet,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
} from 'react-router-dom'
export {
  type Area,
  type AreaSearch,
  type AreaTable,
  dashboardPart,
  defineArea,
  type Fill,
  type FilledSlot,
  type Fills,
  lazyOf,
  type Page,
  type Screen,
  type ScreenPage,
  type SearchAction,
  tableOf,
  type Words,
} from './area'
export {
  type AreaPage,
  allows,
  areasFilling,
  breadcrumbsOf,
  type MenuEntry,
  menuOf,
  menuPathOf,
  pageAt,
  pagesFor,
  pagesOf,
} from './pages'
export { type Boot, bootElement, type Registry, type Release } from './registry'
export { useSearchParams } from './search-params'
export { FillsProvider, Slot, type SlotProps } from './slot'
