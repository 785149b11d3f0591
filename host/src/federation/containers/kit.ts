/** The modules that load when an area uses them, by name. */
export const kit: Readonly<Record<string, () => Promise<unknown>>> = {
  '@lekta/shared/schema': () => import(/* webpackChunkName: "kit-schema" */ '@lekta/shared/schema'),
  '@lekta/shared/ui/action-icon': () =>
    import(/* webpackChunkName: "kit-action-icon" */ '@lekta/shared/ui/action-icon'),
  '@lekta/shared/ui/avatar': () => import(/* webpackChunkName: "kit-avatar" */ '@lekta/shared/ui/avatar'),
  '@lekta/shared/ui/badge': () => import(/* webpackChunkName: "kit-badge" */ '@lekta/shared/ui/badge'),
  '@lekta/shared/ui/burger': () => import(/* webpackChunkName: "kit-burger" */ '@lekta/shared/ui/burger'),
  '@lekta/shared/ui/center': () => import(/* webpackChunkName: "kit-center" */ '@lekta/shared/ui/center'),
  '@lekta/shared/ui/checkbox': () => import(/* webpackChunkName: "kit-checkbox" */ '@lekta/shared/ui/checkbox'),
  '@lekta/shared/ui/container': () => import(/* webpackChunkName: "kit-container" */ '@lekta/shared/ui/container'),
  '@lekta/shared/ui/divider': () => import(/* webpackChunkName: "kit-divider" */ '@lekta/shared/ui/divider'),
  '@lekta/shared/ui/menu': () => import(/* webpackChunkName: "kit-menu" */ '@lekta/shared/ui/menu'),
  '@lekta/shared/ui/modal': () => import(/* webpackChunkName: "kit-modal" */ '@lekta/shared/ui/modal'),
  '@lekta/shared/ui/native-select': () =>
    import(/* webpackChunkName: "kit-native-select" */ '@lekta/shared/ui/native-select'),
  '@lekta/shared/ui/paper': () => import(/* webpackChunkName: "kit-paper" */ '@lekta/shared/ui/paper'),
  '@lekta/shared/ui/password-input': () =>
    import(/* webpackChunkName: "kit-password-input" */ '@lekta/shared/ui/password-input'),
  '@lekta/shared/ui/portal': () => import(/* webpackChunkName: "kit-portal" */ '@lekta/shared/ui/portal'),
  '@lekta/shared/ui/progress': () => import(/* webpackChunkName: "kit-progress" */ '@lekta/shared/ui/progress'),
  '@lekta/shared/ui/segmented-control': () =>
    import(/* webpackChunkName: "kit-segmented-control" */ '@lekta/shared/ui/segmented-control'),
  '@lekta/shared/ui/simple-grid': () =>
    import(/* webpackChunkName: "kit-simple-grid" */ '@lekta/shared/ui/simple-grid'),
  '@lekta/shared/ui/switch': () => import(/* webpackChunkName: "kit-switch" */ '@lekta/shared/ui/switch'),
  '@lekta/shared/ui/table': () => import(/* webpackChunkName: "kit-table" */ '@lekta/shared/ui/table'),
  '@lekta/shared/ui/tabs': () => import(/* webpackChunkName: "kit-tabs" */ '@lekta/shared/ui/tabs'),
  '@lekta/shared/ui/text-input': () => import(/* webpackChunkName: "kit-text-input" */ '@lekta/shared/ui/text-input'),
  '@lekta/shared/ui/textarea': () => import(/* webpackChunkName: "kit-textarea" */ '@lekta/shared/ui/textarea'),
  '@lekta/shared/ui/tooltip': () => import(/* webpackChunkName: "kit-tooltip" */ '@lekta/shared/ui/tooltip'),
  // Releases from before version 2.1.0 take the whole UI as one module.
  '@lekta/shared/ui': () => import(/* webpackChunkName: "whole-kit" */ '@lekta/shared/ui'),
}
