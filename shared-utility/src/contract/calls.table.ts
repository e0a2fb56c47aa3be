/**
 * Every call of specification §7, written by hand and independently of the contract, so that a test notices when
 * the two differ. A line: method, path, place of the parameters of a POST or PATCH (`b` body, `q` query, `q+b`
 * paging in the query and a filter in the body, `f` form). A GET and a DELETE only have the query.
 */
export const specified = `
POST /usercenter/v2/t-b/account/login b
POST /usercenter/v2/t-b/account/switchSaas b
POST /usercenter/v2/t-b/account/switchIdentity b
POST /usercenter/v2/t-b/account/switchBranch q
POST /usercenter/v2/t-b/account/logout b
GET /usercenter/v2/t-b/account/getPhoneAuthCode4Login
GET /usercenter/v2/t-b/account/getMailAuthCode4Login
GET /usercenter/v2/t-b/account/getPhoneAuthCode4ChangePwd
GET /usercenter/v2/t-b/account/getMailAuthCode4ChangePwd
POST /usercenter/v2/t-b/account/changePasswordByPhoneAuthCode b
POST /usercenter/v2/t-b/account/changePasswordByMailAuthCode b

GET /usercenter/v2/t-b/user/getUserInfo
POST /usercenter/v2/t-b/saas/findMySaas b
GET /usercenter/v2/t-b/userIdentityX/findMyIdentity
GET /usercenter/v2/t-b/permission/getMenu
GET /usercenter/v2/t-b/branch/findMyBranch
GET /company/v1/userCompanyX/queryUserCompanyId

GET /usercenter/v1/account/getUserInfo
POST /usercenter/v1/account/changePassword q
POST /usercenter/v1/account/checkAuthCode q
GET /usercenter/v1/account/judgeAccountIfBindPhone
GET /usercenter/v1/account/judgeAccountIfBindMail
GET /usercenter/v1/account/getCurrentUserAccount
GET /usercenter/v1/account/getCurrentUserMail
POST /usercenter/v1/account/bindUserAccount b
POST /usercenter/v1/account/unBindUserAccount b
POST /usercenter/v1/account/getAuthCodePublic b
POST /usercenter/v1/account/login b
POST /usercenter/v1/account/loginByAuthCode b
POST /usercenter/v1/account/logout b
POST /usercenter/v1/account/getAuthCode b
POST /usercenter/v1/account/getAuthCodeCommon b
POST /usercenter/v1/account/resetPassword b
POST /usercenter/v1/account/resetPasswordNew b
POST /usercenter/v1/account/register b
POST /usercenter/v1/account/registerCompany b
GET /usercenter/v1/account/findOrganList
GET /usercenter/v1/account/findAdminBranchList
GET /usercenter/v1/account/checkPasswordTime
POST /usercenter/v1/account/demo/login b
POST /usercenter/v1/account/generateAndSetPassword b

POST /usercenter/v1/user/updateUser q
GET /usercenter/v1/user/findUser
GET /usercenter/v1/user/getUserInfo
POST /usercenter/v1/user/findByCondition q+b
POST /usercenter/v1/user/addStudent b
POST /usercenter/v1/user/updateStudent q+b
GET /usercenter/v1/user/delete
POST /usercenter/v1/user/accountProfile/findByCondition q+b
POST /usercenter/v1/user/accountProfile/save b
GET /usercenter/v1/user/accountProfile/findById
POST /usercenter/v1/user/accountProfile/delete q
GET /usercenter/v1/user/saas/findByCondition
GET /usercenter/v1/user/findUserOrganList
GET /usercenter/v1/user/findUserOrganByAccountId
GET /usercenter/v1/user/getUserMenu
GET /usercenter/v1/user/excelTemplateDownLoad

GET /usercenter/v1/role/findRoleIds
GET /usercenter/v1/role/find
GET /usercenter/v1/role/findUserRole
POST /usercenter/v1/role/grantRole b
POST /usercenter/v1/role/findByCondition q+b
POST /usercenter/v1/role/save b
POST /usercenter/v1/role/delete q
GET /usercenter/v1/role/findPermissionListByRoleId
GET /usercenter/v1/role/findPermissionMenuListByRoleId
GET /usercenter/v1/permission/getTree
POST /usercenter/v1/permission/grantPermission b
POST /usercenter/v1/permission/delete q
POST /usercenter/v1/permission/save b

GET /usercenter/v1/saas/findByCondition
POST /usercenter/v1/saas/save b
POST /usercenter/v1/saas/update b
POST /usercenter/v1/saas/findById q
POST /usercenter/v1/saas/delete q
GET /usercenter/v1/saas/getAll
POST /usercenter/v1/saas/saasDataImport f
GET /usercenter/v1/saas/excelTemplateDownLoad
GET /usercenter/v1/branch/getTree
GET /usercenter/v1/branch/getBranchTreeBySaasId
POST /usercenter/v1/branch/save b
POST /usercenter/v1/branch/delete q
POST /usercenter/v1/branch/findById q
GET /usercenter/v1/department/findByCondition
GET /usercenter/v1/department/getTree
POST /usercenter/v1/department/save b
POST /usercenter/v1/department/delete q
GET /usercenter/v1/region/getTree
GET /usercenter/v1/administrator/findByCondition
POST /usercenter/v1/administrator/add b
POST /usercenter/v1/administrator/save b
PATCH /usercenter/v1/administrator/save b
DELETE /usercenter/v1/administrator/save
POST /usercenter/v1/administrator/changeStatus b
POST /usercenter/v1/administrator/update b

GET /modular/admin/v1/configurations/{key}
GET /modular/admin/v1/configuration/{key}
GET /i18n-admin/package/checkPackageVersion
GET /i18n-admin/package/getConfList
POST /monitor/v1/humanFace/comparison b
POST /monitor/v1/user/oauth/isRealNameAuthentication b
POST /slh/v1/slhCompany/saveCompany b

GET /bi/v1/statistics/getSummarizedData
GET /bi/v1/statistics/getUserStatisticsData
GET /bi/v1/statistics/getCourseAndUserSchedule
GET /bi/v1/statistics/getResources
GET /bi/v1/statistics/getTrainSchedule
GET /bi/v1/statistics/getTrainCertificateData
GET /bi/v1/statistics/findTrainListWithExam
GET /bi/v1/statistics/findTrainExamPassingRate
GET /bi/v1/statistics/getOnlineUserData
GET /bi/v1/statistics/getSummarizedDataPlus
GET /bi/v1/statistics/getIndustryModels
GET /bi/v1/statistics/getUserCountGroupByProvince
GET /bi/v1/statistics/getUserStudyOrExamCountList

GET /raas/course/v1/course/findManageList
GET /raas/course/v1/course/findById
POST /raas/course/v1/course/save b
GET /raas/course/v1/course/delete
GET /raas/course/v1/course/publish
GET /raas/course/v1/course/unPublish
GET /raas/course/v1/course/copy
GET /raas/course/v1/course/forcedTermination
GET /raas/course/v1/courseChapter/getValidCourseChapterInfo
POST /raas/course/v1/courseChapter/save b
POST /raas/course/v1/courseChapter/saveAndPublish b
POST /raas/course/v1/courseGrant/findCourseGrantList q+b
GET /raas/course/v1/course/findValidCourseList
POST /raas/course/v1/courseGrant/batchGrant b
POST /raas/course/v1/courseGrant/batchGrantTime b
POST /raas/course/v1/courseGrant/batchExtendTime b
GET /course/v1/admin/course/findManageList
GET /course/v1/admin/course/findById
GET /course/v1/admin/course/findRaaSCourseById
POST /course/v1/admin/course/save b
GET /course/v1/admin/course/delete
GET /course/v1/admin/course/publish
GET /course/v1/admin/course/cancel
GET /course/v1/admin/course/unPublish
GET /course/v1/admin/course/copy
GET /course/v1/admin/courseItem/getValidCourseItemInfo
POST /course/v1/admin/courseItem/save b
POST /course/v1/admin/courseItem/saveAndPublish b
GET /course/v1/admin/train/findTrainListByCourseId

GET /api/course/student/findCourseList
GET /api/course/student/findHotCourse
GET /api/course/student/findRecommendCourse
GET /api/course/student/findCourseById
GET /api/course/student/findCourseItemInfo
GET /api/resource/student/getVideoUrlByResourceId

POST /exam/v1/exam/findByCondition q+b
GET /exam/v1/exam/findById
POST /exam/v1/exam/save b
POST /exam/v1/exam/archive q
POST /exam/v1/exam/continueArchive q
POST /exam/v1/exam/copy q
POST /exam/v1/exam/delete q
POST /exam/v1/exam/publish q
GET /exam/v1/exam/findTrainListByExamId
GET /exam/v1/examAnalysis/findPaperAnalysis
GET /exam/v1/examAnalysis/findQuestionAnalysis
GET /exam/v1/examAnalysis/findScoreRanking
GET /exam/v1/examAnalysis/findScoreByUser
GET /exam/v1/examAnalysis/findScoreListByUser
GET /exam/v1/userPaper/findUserPaperInfo
POST /raas/v1/paperManage/findByCondition b
GET /raas/v1/paperManage/delete
GET /raas/v1/paperManage/updateStatusById
GET /raas/v1/paperManage/findById
POST /raas/v1/paperManage/updateById b
POST /raas/v1/paperManage/save b
POST /raas/v1/paperManage/findQuestionCountByCategoryIds b
GET /raas/v1/paperManage/findNotExitListByIds
POST /raas/v1/paperQuestionManage/saveBatch b
POST /raas/v1/paperQuestionManage/updateById b
POST /raas/v1/question/getQuestionList b
GET /raas/v1/question/delete
GET /raas/v1/question/findById
POST /raas/v1/question/save b
GET /raas/v1/question/releashQuestion

POST /train/v1/train/findByCondition q+b
POST /train/v1/train/save b
POST /train/v1/train/publish q
POST /train/v1/train/delete q
POST /train/v1/train/unPublish q
GET /train/v1/train/findById
GET /train/v1/train/getStatisticInfo
GET /train/v1/train/findUserStudyBasicInfoList
GET /train/v1/train/findUserStudyDetailInfo
GET /train/v1/trainUser/findByCondition
GET /train/v1/trainUser/findOrganUserByCondition
GET /train/v1/trainUser/delete
POST /train/v1/trainUser/add b
POST /train/v1/trainItem/findTrainExamByTrainid q
GET /train/v1/trainItemExam/getUserPaperInfo
GET /train/v1/trainItemExam/findTrainUserExamWithPage
GET /train/v1/trainItemExam/exportExamInfoList
GET /train/v1/trainItemExam/findScoreByUser
GET /train/v1/trainItemExam/findScoreListByUser
POST /train/v1/trainCertificate/save b
POST /train/v1/trainCertificate/updateByTrainId b
GET /train/v1/trainCertificate/findTrainCertById

POST /subsidy/v1/certificateTemplate/findByCondition b
POST /subsidy/v1/commonAttach/findList b
POST /subsidy/v1/certificateTemplate/save b
GET /subsidy/v1/certificateTemplate/findById
POST /subsidy/v1/certificateTemplate/delete q
GET /subsidy/v1/certificateTemplate/checkContent
GET /subsidy/v1/certificateTemplate/getRelateList
POST /subsidy/v1/certificate/findByCondition b
POST /subsidy/v1/certificate/exportCertificateList b
POST /subsidy/v1/certificate/exportCertificateImages b

GET /resource/v1/category/getTree
POST /resource/v1/category/delete q
POST /resource/v1/category/add b
POST /resource/v1/category/updateById b
POST /resource/v1/resource/uploadVoucher b
POST /resource/v1/resource/refreshUploadVoucher b
POST /resource/v1/resource/saveVideoAndAudio b
POST /resource/v1/resource/createUploadVideo b
POST /resource/v1/resource/refreshUploadVideo b
POST /resource/v1/resource/saveAudioAndDoc b
POST /resource/v1/resource/saveImageAndDoc b
POST /resource/v1/resource/saveVideo b
POST /resource/v1/resource/updateResourceById b
POST /resource/v1/resource/delete q
POST /resource/v1/resource/findByConditionWithPage b
GET /resource/v1/resource/getVideoPlayURL
GET /resource/v1/resource/getVideoPlayAuth
GET /resource/v1/resource/getDocAccessToken
GET /resource/v1/resource/refreshDocAccessToken
GET /resource/v1/resource/getImageOrDocUrl
GET /resource/v1/resource/getAudioOrDocUrl
GET /resource/v1/resource/findById
GET /resource/v1/resource/downFile
GET /resource/v1/copyrightUnit/findValidByWithPage
POST /resource/v1/resApplication/getPageList b
POST /resource/v1/resApplication/refuseGrant b
POST /resource/v1/resApplication/batchGrant b
POST /resource/v1/resApplication/batchApply b
POST /resource/v1/resApplication/findResourceApplicationByReqWithPage b
`;

/** Calls that the specification does not name, or names without a path. */
export const ours = `
POST /usercenter/v1/account/switchBranch q
POST /usercenter/v1/account/applyAccountLogout b
POST /usercenter/v1/account/withdrawAccountLogout b
GET /usercenter/v1/account/getAccountLogoutState
GET /usercenter/v1/account/getAccountGuards
GET /usercenter/v1/account/findSessions
POST /usercenter/v1/account/endSession b
POST /usercenter/v1/account/endOtherSessions b
GET /usercenter/v1/account/findActivity
POST /monitor/v1/user/oauth/checkRealNameAuthentication b
POST /monitor/v1/user/oauth/createRealNameTicket b
POST /monitor/v1/user/oauth/findRealNameTicket b
POST /monitor/v1/user/oauth/verifyRealName b
POST /monitor/v1/humanFace/enrol b
POST /monitor/v1/humanFace/withdraw b
GET /platform/v1/audit
GET /platform/v1/audit/row
GET /platform/v1/audit/export
GET /platform/v1/session/permissions
POST /platform/v1/session/arrive b
GET /subsidy/v1/certificate/public
GET /platform/v1/announcements
GET /platform/v1/announcements/{id}
POST /platform/v1/announcements b
POST /platform/v1/announcements/reach b
POST /platform/v1/announcements/send b
POST /platform/v1/announcements/unschedule b
POST /platform/v1/announcements/withdraw b
POST /platform/v1/announcements/remove b
GET /platform/v1/announcements/{id}/receipts
GET /platform/v1/inbox/state
GET /platform/v1/inbox
POST /platform/v1/inbox/read b
GET /platform/v1/module-menu
POST /platform/v1/module-menu b
POST /platform/v1/module-menu/remove b
GET /platform/v1/home
GET /platform/v1/jobs
GET /platform/v1/jobs/{id}
POST /platform/v1/jobs/{id}/cancel b
GET /platform/v1/jobs/{id}/result
POST /platform/v1/module-reports b
GET /platform/v1/registrations
GET /platform/v1/registrations/{id}
POST /platform/v1/registrations/accept b
POST /platform/v1/registrations/return b
GET /platform/v1/import-map
GET /platform/v1/import-map/history
PATCH /platform/v1/import-map b
POST /platform/v1/import-map/approve b
POST /platform/v1/import-map/reject b
POST /platform/v1/import-map/rollout b
POST /platform/v1/import-map/rollout/stop b
GET /platform/v1/proof
POST /platform/v1/proof/code/send b
POST /platform/v1/proof/password b
POST /platform/v1/proof/code b
POST /platform/v1/proof/totp b
POST /platform/v1/proof/recovery-code b
POST /platform/v1/proof/passkey/options b
POST /platform/v1/proof/passkey b
GET /platform/v1/notices
POST /platform/v1/notices b
GET /platform/v1/second-factors
POST /platform/v1/second-factors/totp b
POST /platform/v1/second-factors/totp/confirm b
POST /platform/v1/second-factors/passkey/options b
POST /platform/v1/second-factors/passkey b
POST /platform/v1/second-factors/rename b
POST /platform/v1/second-factors/remove b
POST /platform/v1/second-factors/recovery-codes b
POST /platform/v1/second-factors/remove-of-another b
POST /platform/v1/login/second-factor b
POST /platform/v1/login/passkey/options b
POST /platform/v1/login/passkey b
POST /platform/v1/undo/look b
POST /platform/v1/undo b
POST /platform/v1/embedded-sessions b
POST /platform/v1/embedded-sessions/code b
POST /platform/v1/embedded-sessions/exchange b
GET /platform/v1/invitations
GET /platform/v1/invitations/mine
POST /platform/v1/invitations/accept b
POST /platform/v1/invitations/code b
POST /platform/v1/invitations/decline b
POST /platform/v1/invitations/withdraw b
POST /platform/v1/invitations/{id}/reveal b
POST /platform/v1/tenants/{id}/reveal b
GET /modular/admin/v1/phrases
POST /modular/admin/v1/phrases/save b
POST /modular/admin/v1/phrases/reset b
GET /modular/admin/v1/site
POST /modular/admin/v1/site/save b
POST /modular/admin/v1/site/picture f
GET /platform/v1/students/{userId}
POST /platform/v1/students/{userId}/reveal b
POST /platform/v1/students/change b
GET /platform/v1/administrators/{id}/sessions
POST /platform/v1/administrators/{id}/sessions/end b
POST /platform/v1/students/import/check f
POST /platform/v1/students/import f
POST /platform/v1/students/export b
GET /platform/v1/student-accounts
POST /platform/v1/student-accounts/{userId}/open b
POST /platform/v1/student-accounts/{userId}/withdraw b
POST /platform/v1/student-accounts/{userId}/password b
GET /platform/v1/student-accounts/{userId}/sessions
POST /platform/v1/student-accounts/{userId}/sessions/end b
GET /platform/v1/teachers
GET /platform/v1/teachers/subjects
GET /platform/v1/teachers/template
GET /platform/v1/teachers/{id}
POST /platform/v1/teachers b
POST /platform/v1/teachers/update b
POST /platform/v1/teachers/status b
POST /platform/v1/teachers/remove b
POST /platform/v1/teachers/{id}/reveal b
POST /platform/v1/teachers/bind b
POST /platform/v1/teachers/invite b
POST /platform/v1/teachers/import/check f
POST /platform/v1/teachers/import f
POST /platform/v1/teachers/export b
GET /platform/v1/branches/{id}/merge
POST /platform/v1/branches/{id}/merge b
GET /platform/v1/organs
POST /platform/v1/organs b
POST /platform/v1/organs/update b
POST /platform/v1/organs/status b
POST /platform/v1/organs/sort b
POST /platform/v1/organs/remove b
GET /platform/v1/organize/tree
POST /platform/v1/organize/people q+b
POST /platform/v1/organs/join b
POST /platform/v1/administrators/{id}/reveal b
GET /platform/v1/profiles/people
POST /platform/v1/profiles/{id}/reveal b

GET /resource/v1/resource/findFiles
GET /resource/v1/resource/findUses
GET /resource/v1/copyrightUnit
POST /resource/v1/copyrightUnit/save b
POST /resource/v1/copyrightUnit/remove b
POST /resource/v1/resApplication/endGrants b
GET /raas/course/v1/course/findRevisions
GET /raas/course/v1/course/findOfTenants
GET /raas/course/v1/course/findOneOfTenants
POST /raas/course/v1/course/restoreRevision b
GET /raas/course/v1/course/figures
GET /raas/course/v1/course/findLearners
POST /raas/course/v1/courseGrant/withdraw b
GET /platform/v1/learning/source
POST /platform/v1/learning/open b
POST /platform/v1/learning/beat b
GET /platform/v1/learning/notes
POST /platform/v1/learning/notes b
POST /platform/v1/learning/notes/remove b
POST /raas/v1/question/withdraw b
POST /raas/v1/question/copy b
POST /raas/v1/question/changeMany b
GET /raas/v1/question/revisions
GET /raas/v1/question/revision
GET /raas/v1/question/uses
POST /raas/v1/question/similar b
GET /raas/v1/question/points
GET /raas/v1/question/import/template
POST /raas/v1/question/import/check f
POST /raas/v1/question/import f
POST /raas/v1/question/package/check f
POST /raas/v1/question/package f
POST /raas/v1/question/export b
POST /raas/v1/question/package/export b
POST /raas/v1/paperManage/copy b
GET /raas/v1/paperManage/draw
GET /exam/v1/exam/board
POST /exam/v1/exam/giveTime b
POST /exam/v1/exam/giveAttempt b
POST /exam/v1/exam/handIn b
POST /exam/v1/exam/export q
GET /platform/v1/sittings/mine
GET /platform/v1/sittings/exams/{examId}
POST /platform/v1/sittings/open b
GET /platform/v1/sittings/{id}
POST /platform/v1/sittings/answer b
POST /platform/v1/sittings/handIn b
GET /platform/v1/sittings/{id}/review
GET /platform/v1/modules
GET /platform/v1/modules/compare
POST /platform/v1/module-loads b
GET /platform/v1/marking/exams
GET /platform/v1/marking/answers
POST /platform/v1/marking/mark b
POST /train/v1/train/copy q
POST /train/v1/train/link b
GET /train/v1/train/mine
GET /train/v1/train/link/look
POST /train/v1/train/link/enter b
GET /train/v1/trainUser/template
POST /train/v1/trainUser/sheet/check f
POST /train/v1/trainUser/sheet f
POST /train/v1/declaration/findByCondition q+b
GET /train/v1/declaration/findById
POST /train/v1/declaration/save b
POST /train/v1/declaration/uploadVoucher b
POST /train/v1/declaration/refreshUploadVoucher b
POST /train/v1/declaration/submit b
POST /train/v1/declaration/delete b
POST /cms/v1/article/findByCondition q+b
GET /cms/v1/article/findById
POST /cms/v1/article/save b
POST /cms/v1/article/submit b
POST /cms/v1/article/withdraw b
POST /cms/v1/article/giveBack b
POST /cms/v1/article/publish b
POST /cms/v1/article/schedule b
POST /cms/v1/article/unschedule b
POST /cms/v1/article/unPublish b
POST /cms/v1/article/discard b
POST /cms/v1/article/delete b
GET /cms/v1/article/findRevisions
GET /cms/v1/article/findRevision
POST /cms/v1/article/restoreRevision b
GET /cms/v1/article/findPublished
GET /cms/v1/article/readPublished
GET /cms/v1/news/find
GET /cms/v1/news/findById
GET /platform/v1/declarations
GET /platform/v1/declarations/{id}
POST /platform/v1/declarations/accept b
POST /platform/v1/declarations/return b
POST /form/v1/questionnaire/find q+b
GET /form/v1/questionnaire/findById
POST /form/v1/questionnaire/save b
POST /form/v1/questionnaire/copy b
POST /form/v1/questionnaire/share b
POST /form/v1/questionnaire/publish b
POST /form/v1/questionnaire/close b
POST /form/v1/questionnaire/reopen b
POST /form/v1/questionnaire/delete b
GET /form/v1/questionnaire/results
GET /form/v1/questionnaire/texts
GET /form/v1/questionnaire/answers
POST /form/v1/questionnaire/export b
GET /form/v1/questionnaire/look
POST /form/v1/questionnaire/take b
GET /form/v1/questionnaire/lookMine
POST /form/v1/questionnaire/takeMine b
GET /form/v1/questionnaire/findMine
POST /train/v1/assessment/findByCondition q+b
GET /train/v1/assessment/findById
GET /train/v1/assessment/skills
POST /train/v1/assessment/save b
POST /train/v1/assessment/appoint b
POST /train/v1/assessment/grade b
POST /train/v1/assessment/certify b
POST /train/v1/assessment/withdraw b
POST /train/v1/assessment/delete b
GET /train/v1/assessment/import/template
POST /train/v1/assessment/import/check f
POST /train/v1/assessment/import f
POST /train/v1/assessment/export b
POST /train/v1/trainItemExam/scores b
POST /train/v1/talent/findByCondition q+b
GET /train/v1/talent/findById
GET /train/v1/talent/skills
POST /train/v1/talent/reveal b
POST /train/v1/talent/export b
POST /subsidy/v1/certificateTemplate/copy b
POST /subsidy/v1/commonAttach/add b
POST /subsidy/v1/commonAttach/delete b
POST /subsidy/v1/certificateTemplate/preview b
POST /subsidy/v1/certificate/images b
GET /subsidy/v1/certificate/findById
POST /subsidy/v1/certificate/issue/check b
POST /subsidy/v1/certificate/issue b
POST /subsidy/v1/certificate/revoke b
POST /subsidy/v1/certificate/replace b
GET /subsidy/v1/certificate/picture
GET /subsidy/v1/certificate/mine
GET /subsidy/v1/certificate/keys
POST /subsidy/v1/certificate/keys/rotate b
GET /platform/v1/redemption/codeBatches
GET /platform/v1/redemption/codeBatches/{id}
POST /platform/v1/redemption/codeBatches b
POST /platform/v1/redemption/codeBatches/update b
POST /platform/v1/redemption/codeBatches/stop b
GET /platform/v1/redemption/codes
POST /platform/v1/redemption/codes/withdraw b
POST /platform/v1/redemption/codes/export b
POST /platform/v1/redemption/look b
POST /platform/v1/redemption/redeem b
GET /platform/v1/redemption/mine
GET /platform/v1/orders
GET /platform/v1/orders/{id}
POST /platform/v1/orders b
POST /platform/v1/orders/pay b
POST /platform/v1/orders/cancel b
POST /platform/v1/orders/refund b
GET /platform/v1/orders/income
POST /platform/v1/orders/export b
GET /platform/v1/live
GET /platform/v1/live/between
GET /platform/v1/live/{id}
POST /platform/v1/live b
POST /platform/v1/live/cancel b
POST /platform/v1/live/remove b
GET /platform/v1/live/{id}/attendees
GET /platform/v1/live/provider
GET /platform/v1/payment/provider
GET /platform/v1/live/{id}/room
POST /platform/v1/live/join b
GET /platform/v1/live/mine
GET /platform/v1/live/{id}/calendar
GET /platform/v1/live/calendar
GET /platform/v1/calendar-feed
POST /platform/v1/calendar-feed/open b
POST /platform/v1/calendar-feed/close b
GET /bi/v1/screen/government
GET /bi/v1/screen/training
`;
