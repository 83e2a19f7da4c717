import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { BreadcrumbItem } from '../product/shapes.ts';
import { Id } from './fields.ts';
import { CategoryBranch, CategoryDetail, CategoryMenu, CategoryNode, SubCategory } from './shapes.ts';

const ById = Type.Object({ id: Id });

export const categoryCalls = {
  searchCategoryTree: defineCall({
    method: 'GET',
    path: '/api/product/SearchCategoryTree',
    summary: '分类菜单：三级分类与每个一级分类的品牌',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    response: CategoryMenu,
  }),
  getFirstGradeCategory: defineCall({
    method: 'GET',
    path: '/api/product/GetFirstGradeCategory',
    summary: '一级分类',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    response: Type.Array(SubCategory),
  }),
  getSecondLevelCategory: defineCall({
    method: 'POST',
    path: '/api/product/GetSecondLevelCategory',
    summary: '二级分类；不给一级分类则全部',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    body: Type.Object({ categoryId: Type.Optional(Id) }),
    response: Type.Array(SubCategory),
    refusals: ['CATEGORY_NOT_FOUND'],
  }),
  getThreeLevelCategory: defineCall({
    method: 'GET',
    path: '/api/product/GetThreeLevelCategory/{id}',
    summary: '分类所在的一级分类的整棵树',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    params: ById,
    response: CategoryNode,
    refusals: ['CATEGORY_NOT_FOUND'],
  }),
  subCatesTree: defineCall({
    method: 'GET',
    path: '/api/product/SubCatesTree',
    summary: '分类之下的树',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    query: Type.Object({ cid: Id }),
    response: Type.Array(CategoryBranch),
    refusals: ['CATEGORY_NOT_FOUND'],
  }),
  getBreadcrumbs: defineCall({
    method: 'GET',
    path: '/api/product/GetBreadcrumbs/{id}/0/2/',
    summary: '分类的面包屑',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    params: ById,
    response: Type.Array(BreadcrumbItem),
    refusals: ['CATEGORY_NOT_FOUND'],
  }),
  searchCategoryDetail: defineCall({
    method: 'GET',
    path: '/api/product/SearchCategoryDetail/{id}',
    summary: '分类详情',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    params: ById,
    response: CategoryDetail,
    refusals: ['CATEGORY_NOT_FOUND'],
  }),
};
